"""Letters that look like others: from the confusables of Unicode Technical Standard 39, those that look like ASCII.

Data: Unicode, Inc., under the Unicode Licence v3; of it only single letters and digits whose look-alike is a Latin
letter or a digit, after case folding and compatibility decomposition, which undo the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LOOKS_LIKE: Final[Mapping[str, str]] = {
    "2": "ƨϩᒿꙅꛯꝛ",
    "3": "ȝɜʒзӡⳍꝫ𑣊𖼻",
    "4": "Ꮞ𑣏",
    "5": "ƽ𑣛",
    "6": "бᏮⳓ𑣕",
    "7": "𐓺𑣆",
    "8": "ȣ৪੪𐌚",
    "9": "৭੧୨൭ⳋꝯ𑣌𑣖",
    "a": "ɑαаᎪᗅꓮ𐊠𖽀",
    "aa": "ꜳ",
    "ae": "æӕ",
    "ao": "ꜵ",
    "au": "ꜷ",
    "av": "ꜹꜻ",
    "ay": "ꜽ",
    "b": "ƅβвьᏏᏴᑲᖯᗷꓐꞵ𐊂𐊡𐌁",
    "bl": "ы",
    "c": "сᏟᴄⲥꓚ𐊢𐌂𐐽𐔜𑣩𑣲",
    "d": "ԁᎠᏧᑯᗞᗪꓒꓓ",
    "dz": "ʣ",
    "e": "εеҽᎬⴹꓰꬲ𐊆𑣎",
    "f": "ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂",
    "g": "ƍɡԍցᏀᏳᶃꓖ",
    "h": "нһհᎻᏂᕼⲏꓧ𐋏",
    "i": "ıɩɪιіᎥꙇ𑣃",
    "j": "ʝϳјᎫᒍꓙ",
    "k": "κкᏦᛕⲕꓗ𐔘",
    "l": "ǀӏ۱Ꮮᒪᛁⲓⳑⵏꓡꓲ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨",
    "ll": "ǁ",
    "lo": "ю",
    "ls": "ʪ",
    "lz": "ʫ",
    "m": "μϻмᎷᗰᛖⲙꓟ𐊰𐌑",
    "n": "ηոռⲛꓠ𐔓",
    "o": "οσоօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠",
    "oe": "œ",
    "oo": "ꚙꝏ",
    "p": "ρрᏢᑭⲣꓑ𐊕",
    "q": "ԛգզⵕ",
    "r": "ʀгᎡᎱᏒᖇᴦⲅꓣꭇꭈ𐓜𖼵",
    "rn": "𑜀𑣣",
    "s": "ѕտᏕᏚꓢꜱ𐊖𐑈𑣁𖼺",
    "t": "τтᎢⲧꓔ𐊗𐊱𐌕𑣜𖼊",
    "t3": "ꜩ",
    "tf": "ꝷ",
    "ts": "ʦ",
    "u": "ʋυսሀᑌᴜꓴꞟꭎꭒ𐓶𑣘𖽂",
    "ue": "ᵫ",
    "uo": "ꭣ",
    "v": "νѵ۷Ꮩᐯᴠⴸꓦꛟ𐔝𑜆𑣀𖼈",
    "w": "ɯѡԝաᎳᏔᴡꓪ𑜊𑜎𑜏𑣦𑣯",
    "x": "χхᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬",
    "y": "ɣʏγуүყᎩᎽᶌỿⲩꓬꭚ𐊲𑣄𖽃",
    "z": "ζᏃᴢꓜ𐋵𑣉𑣥",
}
"""What is seen, and which letters of other scripts one may take for it."""
