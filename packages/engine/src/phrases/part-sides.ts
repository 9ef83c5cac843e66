/** Words for the sides of a product before their figures. */
const SIDE = [
  'height|width|length|depth',
  'höhe|breite|länge|tiefe',
  'hauteur|largeur|longueur|profondeur',
  'alto|altura|ancho|anchura|largo|longitud|fondo|profundidad',
  'altezza|larghezza|lunghezza|profondità',
  'largura|comprimento|profundidade',
  'hoogte|breedte|lengte|diepte',
  'höjd|bredd|längd|djup|højde|bredde|længde|dybde|høyde|lengde',
  'wysokość|szerokość|długość|głębokość|výška|šířka|délka|hloubka',
  'высота|ширина|длина|глубина|висота|довжина|глибина',
  'yükseklik|genişlik|uzunluk|derinlik',
  'الارتفاع|العرض|الطول|العمق',
].join('|');
const FIGURE = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)?\s?(?:mm|cm|m|in|"|″|мм|см|м|سم|مم)`;
const ONE = String.raw`(${SIDE})\s*[:=]?\s*(${FIGURE})(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`\s*(?:[,;/×x]|y|and|und|et|e|en|og|och|i|и|و)?\s*`;
/** « Measures: » before the sides says nothing more. */
const TITLE = String.raw`(?:(?<=^|[.!,;]\s*)\p{L}[\p{L}\p{M}\s]{2,24}:\s*)?`;
const RUN = new RegExp(String.raw`(?<!\p{L})${TITLE}${ONE}(?:${BETWEEN}${ONE}){1,3}[.;,]?`, 'iu');

/** « Medidas: alto 70 cm ancho 62 cm largo 30 cm »: a line per side, « Alto: 70 cm ». */
export function partSides(line: string): string[] {
  const run = RUN.exec(line);
  if (run === null) return [line];
  const sides = Array.from(
    run[0].matchAll(new RegExp(ONE, 'giu')),
    ([, side = '', figure = '']) => `${side[0]?.toUpperCase()}${side.slice(1)}: ${figure}`,
  );
  return [line.slice(0, run.index), ...sides, line.slice(run.index + run[0].length)];
}
