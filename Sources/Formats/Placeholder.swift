enum FormatsPlaceholder {}
