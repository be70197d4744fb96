import unittest

import scripts

purity = scripts.load("check-purity")


class Imports(unittest.TestCase):
    def test_are_found_with_attributes_access_and_kind(self):
        for text in ["import Geo", "public import Geo", "@testable import Geo", "@_spi(Raw) internal import struct Geo.Bounds"]:
            self.assertEqual(purity.IMPORT.match(text).group(1), "Geo", text)

    def test_are_not_found_in_other_words(self):
        for text in ["// import Geo", "importPlaces()", "let import_ = 1"]:
            self.assertIsNone(purity.IMPORT.match(text), text)


class Symbols(unittest.TestCase):
    def test_of_foundation_output_clocks_and_randomness_are_impure(self):
        for symbol in [
            "$s20FoundationEssentials4DateVACycfC",
            "$ss5print_9separator10terminatoryypd_S2StF",
            "$ss15ContinuousClockV3nowAB7InstantVvgZ",
            "$sSTsE8shuffledSay7ElementQzGyF",
            "$ss17FixedWidthIntegerPsE6random2inxSNyxG_tFZ",
            "open64",
            "clock_gettime",
        ]:
            self.assertTrue(purity.IMPURE.match(symbol), symbol)

    def test_of_mathematics_memory_and_given_randomness_are_pure(self):
        for symbol in [
            "sin",
            "memcpy",
            "swift_allocObject",
            "$ss17FixedWidthIntegerPsE6random2in5usingxSnyxG_qd__ztSGRd__lFZ",
            "$sSTsE8shuffled5usingSay7ElementQzGqd__z_tSGRd__lF",
        ]:
            self.assertFalse(purity.IMPURE.match(symbol), symbol)
