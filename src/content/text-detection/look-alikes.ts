/**
 * Letters of other scripts that look like a Latin one, each followed by it: the pairs of Unicode's
 * confusables (UTS 39) that hide a text from programs and not from readers.
 */
export const foreignLookAlikes =
  "аa еe ёe оo рp сc уy хx іi їi јj ѕs һh ԁd ԛq ԝw ѵv ӏl кk АA ВB ЕE ЁE КK МM НH ОO РP СC ТT УY ХX ІI ЇI ЈJ ЅS ԌG ԚQ ԜW ѴV ӀI ҮY үy " +
  "αa οo νv ρp ιi κk υu χx γy τt ηn ωw εe σo ϲc ϳj ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϿC ͿJ " +
  "ոn օo սu հh ցg զq յj լl ՏS ՕO ՍU " +
  "ᎠD ᎡR ᎢT Ꭵi ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH Ꮍy ᏀG ᏃZ Ꮟb ᏒR ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK Ꮷd ᏴB " +
  "ꓐB ꓑP ꓒd ꓓD ꓔT ꓖG ꓗK ꓙJ ꓚC ꓜZ ꓝF ꓟM ꓠN ꓡL ꓢS ꓣR ꓦV ꓧH ꓪW ꓫX ꓬY ꓮA ꓰE ꓲI ꓳO ꓴU " +
  "ⲟo ⲣp ⲥc ⲞO ⲢP ⲤC";

/** Latin letters of phonetic alphabets and small capitals, each followed by the common letter. */
export const latinLookAlikes =
  "ɑa ɡg ɩi ɪi ʀr ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz";
