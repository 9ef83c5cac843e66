const ENGLISH = String.raw`(?:seat|seating|arm|armrest|handle|cable|cord|strap|heel|sleeve|leg|shade)\s+(?:height|length|width|depth|diameter)`;
const COMPOUND = String.raw`(?!gesamt|total|totaal|ganz|max|min|hel)\p{L}{3,}(?:höhe|länge|breite|tiefe|durchmesser|hoogte|lengte|breedte|diepte|höjd|längd|bredd|højde|længde|høyde|lengde)`;
const ROMANCE = String.raw`(?:hauteur|longueur|largeur|profondeur|altura|longitud|ancho|largo|altezza|lunghezza|larghezza|comprimento|largura)\s+(?:d['’]assise|du câble|du cordon|de l['’]anse|del asiento|del cable|del asa|della seduta|di seduta|del cavo|do assento|do cabo)`;
const FIGURE = String.raw`\s*(?::|of|de|di|von|is|ca\.?)?\s*\p{Nd}+(?:[.,]\p{Nd}+)?\s*(?:mm|cm|m|in|inch(?:es)?|″|")(?!\p{L})`;
/** Attached parts longer than the product, with up to two words before their length: « câble blanc de 1,8 m ». */
const TAIL = String.raw`(?:(?:power|mains|charging|usb)?[\s-]*(?:cable|cord|lead)|(?:strom|netz|lade|anschluss)?kabel|câble|cordon|cable|cavo|cabo|snoer)(?:\s+\p{L}+){0,2}`;
const TAIL_AFTER = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?[\s-]*(?:cm|m|ft)\s+(?:(?:power|mains|charging|usb)[\s-]+)?(?:cable|cord|lead|kabel)(?!\p{L})`;
const PART_SIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${ENGLISH}|${COMPOUND}|${ROMANCE}|${TAIL})${FIGURE}|${TAIL_AFTER})`,
  'giu',
);

/**
 * A text without the dimensions of parts: « Seat height 46 cm », « Sitzhöhe 46 cm » and « hauteur d'assise : 46 cm » are not a
 * chair's height.
 */
export const withoutPartSides = (text: string): string => text.replaceAll(PART_SIDE, ' ');
