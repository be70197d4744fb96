enum ViewsPlaceholder {}
