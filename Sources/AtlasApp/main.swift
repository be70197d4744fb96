// The browser calls the exports in Exports.swift. Nothing runs by itself: globals of this very file would never be initialised there.
