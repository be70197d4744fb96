"""Japanese and Simplified Chinese names of cities, told from GeoNames' untagged alternate names by their script.

Kana is Japanese. Han characters alone are Chinese outside Japan; of those the simplified form wins. In Japan they are Japanese, and
the Chinese name is the same characters simplified; in China it is the other way round. The best-known cities are in
`names/cities.tsv`, by hand, and that table wins.
"""

import re

from opencc_purepy import OpenCC

simplified = OpenCC("t2s").convert
_traditional = OpenCC("s2t").convert
_from_japanese = OpenCC("jp2t").convert
_to_japanese = OpenCC("t2jp").convert

HAN = re.compile(r"^[々〇\u3400-\u9fff]+$")
KATAKANA = re.compile(r"^[\u30a1-\u30fa\u30fc・＝]+$")
JAPANESE = re.compile(r"^[ヶケノツ々〇\u3040-\u309f\u3400-\u9fff]+$")
KOREAN_COUNTRIES = {"KR", "KP"}
CHINESE_COUNTRIES = {"CN", "TW", "HK", "MO"}
UNIT = {"JP": "市町村区", "CN": "市县區区镇鎮街道", "TW": "市縣县區区鎮镇"}
ENDS_IN_CITY = {"四日市", "八日市", "廿日市", "野々市", "余市", "沙市", "津市"}


def _without_unit(name, country):
    if name in ENDS_IN_CITY or len(name) < 3 or name[-1] not in UNIT.get(country, ""):
        return name
    return name[:-1]


def _without_city(chinese):
    """Cuts off "city" behind a name of two characters or more."""
    return re.sub(r"(?<=..)(广域市|廣域市|特别市|特別市|都会区|市)$", "", chinese)


def _shortest(names):
    return min(names, key=lambda name: (len(name), name), default=None)


def _chinese_rank(name):
    """Certainly simplified first, then neutral, then what has to be converted; long names last."""
    if simplified(name) != name:
        return (2, len(name), name)
    return (0 if _traditional(name) != name else 1, len(name), name)


def _in_japan(alternates):
    names = [name for name in alternates if JAPANESE.match(name) and re.search(r"[\u3400-\u9fff]", name)]
    own = [name for name in names if _to_japanese(_traditional(_from_japanese(name))) == name] or names
    city = [name for name in own if name[-1] in UNIT["JP"] and name not in ENDS_IN_CITY]
    best = _without_unit(_shortest(city), "JP") if city else _shortest(own)
    if best is None:
        return _shortest([name for name in alternates if re.match(r"^[\u3040-\u30ff]+$", name)]), None
    chinese = simplified(_from_japanese(best)) if HAN.match(best) else None
    return best, chinese


def _in_china(alternates, country):
    names = [_without_unit(name, country) for name in alternates if HAN.match(name) and len(name) > 1]
    best = min(names, key=_chinese_rank, default=None)
    if best is None:
        return None, None
    own = simplified(best)
    return _to_japanese(_traditional(own)), own


def names(alternates, country):
    """(Japanese, Simplified Chinese) for a city; None where GeoNames has none."""
    if country == "JP":
        return _in_japan(alternates)
    if country in CHINESE_COUNTRIES:
        return _in_china(alternates, country)
    japanese = _shortest([name for name in alternates if KATAKANA.match(name) and len(name) > 1])
    han = [_without_city(name) for name in alternates if HAN.match(name) and len(name) > 1]
    chinese = min(han, key=_chinese_rank, default=None)
    if chinese is None:
        return japanese, None
    if japanese is None and country in KOREAN_COUNTRIES:
        japanese = _to_japanese(_traditional(chinese))
    return japanese, simplified(chinese)
