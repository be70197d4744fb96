/// Radians of an angle in degrees.
func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }

/// Degrees of an angle in radians.
func degrees(_ radians: Double) -> Double { radians * (180 / .pi) }
