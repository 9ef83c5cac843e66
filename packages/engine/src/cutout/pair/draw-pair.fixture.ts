import sharp from 'sharp';

const SIDE = 420;
/** Cropped from the middle, so that a moved shot has no empty corners. */
const MARGIN = 50;

/** A table with a printed cloth, different for each seed. */
function drawTable(seed: number): string {
  let state = seed;
  const draw = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  const spots = Array.from({ length: 220 }, () => {
    const [x, y, r] = [draw() * SIDE, draw() * SIDE, 3 + draw() * 12];
    const light = 90 + Math.round(draw() * 110);
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.6}" fill="rgb(${light},${light - 18},${light - 40})"/>`;
  });
  return `<rect width="${SIDE}" height="${SIDE}" fill="rgb(150,135,112)"/>${spots.join('')}`;
}

const PRODUCT = `<rect x="165" y="150" width="90" height="110" rx="18" fill="rgb(60,95,150)"/>`;
const SHADOW = `<ellipse cx="285" cy="258" rx="75" ry="22" fill="black" opacity="0.4"/>`;

const shoot = (drawn: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${drawn}</svg>`));

const inner = { left: MARGIN, top: MARGIN, width: SIDE - 2 * MARGIN, height: SIDE - 2 * MARGIN };

/** A photo of a blue object with a cast shadow, and its exact mask (greyscale bytes). */
export async function drawPhoto(seed: number): Promise<{ photo: Buffer; mask: Buffer }> {
  const photo = await shoot(drawTable(seed) + SHADOW + PRODUCT).extract(inner).removeAlpha().jpeg({ quality: 92 }).toBuffer(); // prettier-ignore
  const white = PRODUCT.replaceAll(/fill="[^"]*"/g, 'fill="white"');
  const mask = await shoot(`<rect width="${SIDE}" height="${SIDE}" fill="black"/>${white}`)
    .extract(inner)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { photo, mask };
}

/** The table before the object was placed; otherwise like the photo. */
export const drawBare = (seed: number): Promise<Buffer> =>
  shoot(drawTable(seed)).extract(inner).removeAlpha().jpeg({ quality: 92 }).toBuffer();

/** The same table without the object: rotated by 1.5°, moved, darker and warmer. */
export async function drawEmpty(seed: number): Promise<Buffer> {
  const turned = await shoot(drawTable(seed)).removeAlpha().rotate(1.5, { background: '#000' }).png().toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const left = Math.round((width - SIDE) / 2) + MARGIN + 6;
  const top = Math.round((height - SIDE) / 2) + MARGIN - 5;
  return sharp(turned)
    .extract({ ...inner, left, top })
    .linear([0.82, 0.78, 0.72], [0, 0, 0])
    .jpeg({ quality: 90 })
    .toBuffer();
}
