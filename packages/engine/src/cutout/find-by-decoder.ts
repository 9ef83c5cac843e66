import type { Box, CutOutHints, HintBox, HintStroke } from '../model.ts';
import { boundMask } from '../pixels/bound-mask.ts';
import { changeByStroke } from './change-by-stroke.ts';
import { type Choice, chooseObject } from './choose-object.ts';
import { cleanMask } from './clean-mask.ts';
import { closeDoubtfulHoles, closeHoles } from './close-holes.ts';
import { cropPlane } from '../pixels/crop-plane.ts';
import { type Finding, HINTED } from './finding.ts';
import { MARGINS, shareOf, widenPart } from './frame-part.ts';
import { keepLatest } from './keep-latest.ts';
import { likelyLevel } from './likely-level.ts';
import { listCandidates } from './list-candidates.ts';
import { blendPart } from './look-closer.ts';
import { type Answer, answerHints, askAll } from './network/answer-hints.ts';
import { meanAnswer, meanPlane } from './network/mean-answer.ts';
import { frameHints } from './network/frame-hints.ts';
import { planFromBelief } from './plan-seeds.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { isNothing, listSigns, rateCutOut } from './rate-cut-out.ts';
import { settleScore } from './settle-score.ts';
import type { Sight } from './network/see-photo.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { believeStroke, redrawChange } from './redraw-change.ts';
import { type Refined, refineMask } from './refine-mask.ts';
import { runGrabCut } from './run-grabcut.ts';
import type { Scene } from './see-scene.ts';
import { takeAllIn } from './take-all-in.ts';
import { weighBackground } from './weigh-background.ts';
import { weighSurfaces } from './weigh-surfaces.ts';

const ROUNDS = 2;
const LIKELY = 0.5;
/** Probability given to a thin line that joins parts, as input of the refiner: it draws the line where it sees one. */
const JOINED = 0.95;
/** Probability from which a pixel may belong to the product when the close-up is chosen: a handle, a cord. */
const ROOMY = 0.3;
/** Margin around the first result within which the second look may find product, as a share of its longer side. */
const REACH = 0.02;
/** Results kept per sitting: a gesture builds on the previous one, and undo goes back. */
const FINDINGS_KEPT = 12;
const WHOLE: HintBox = { x: 0, y: 0, w: 1, h: 1 };

/** A result, and the part of the photo that was examined in close-up. */
export interface Found extends Finding {
  part: Box | null;
}

/** Answers all hints for one photo; each answer builds on the one before the last stroke. */
export function createSitting(scene: Scene): (hints: CutOutHints) => Promise<Finding> {
  const keep = keepLatest<Found>(FINDINGS_KEPT);
  const find = (hints: CutOutHints): Promise<Found> =>
    keep(JSON.stringify(hints), async () => {
      const { strokes, choice, ...first } = hints;
      if (strokes.length > 0) return hearStroke(scene, hints, await find({ ...hints, strokes: strokes.slice(0, -1) }));
      const found = (choice ?? 0) > 0 ? await find({ ...first, strokes: [] }) : null;
      const meant = found?.candidates[choice ?? 0];
      if (found !== null && meant === undefined) return found;
      return begin(scene, { ...first, strokes: [] }, found, meant?.mask ?? null);
    });
  return find;
}

/**
 * Result for a box, a tap or the bare photo: one look at the whole photo, one close-up around the first result, and the refiner or GrabCut
 * for the outline, because the network's map is coarser than the photo.
 * @param before the result when nothing was chosen, @param meant the chosen candidate
 */
async function begin(scene: Scene, hints: CutOutHints, before: Found | null, meant: Plane | null): Promise<Found> {
  const { width, height } = scene.search;
  const { whole, said, told } = await firstLook(scene, hints, meant);
  const first = resizePlane(whole.belief, width, height);
  const about = hints.box ?? boundMask(chooseIn(first, hints, meant, { likely: ROOMY }).product, REACH);
  if (about === null) return { mask: emptyMask(first), score: 0, candidates: [], part: null };
  const part = widenPart(about, first);
  const looked = await lookAgain(scene, first, { part, about, hints, said, meant });
  const heard = weighBackground(scene.search, looked);
  const weighed = weighSurfaces(heard, scene.surfaces());
  const belief = saysNothing(hints, meant) ? await hearDraft(scene, weighed, { part, heard }) : weighed;
  const level = isLed(hints, meant) ? LIKELY : likelyLevel(belief);
  const choice = chooseIn(belief, hints, meant, {
    likely: level,
    heard: told ? resizePlane(told, width, height) : heard,
  });
  const { mask, fine, rough } = await drawOutline(scene, belief, choice, level);
  const listed = before?.candidates ?? listCandidates(mask, whole);
  const others = listed.slice(1);
  const overlap = whole.overlaps[0]!;
  const signs = listSigns({ mask, belief, first, chosen: choice, overlap, others, rough, fine });
  const score = await settleScore(rateCutOut(signs), mask, scene.search);
  const [found] = listed;
  const candidates = before?.candidates ?? (found === undefined ? [] : [{ ...found, score }, ...others]);
  if (saysNothing(hints, meant) && isNothing(mask, belief))
    return { mask: emptyMask(first), score: 0, candidates, part, signs };
  return { mask, ...(fine && { fine }), belief, score, candidates, part, signs };
}

interface Looked {
  whole: Answer;
  /** Hints for the second look beside the place. */
  said: CutOutHints;
  /** Probability map when only the tap was given. */
  told?: Plane;
}

/** A tap on the product that is found anyway only confirms it: both answers count. Elsewhere it selects another object. */
async function firstLook(scene: Scene, hints: CutOutHints, meant: Plane | null): Promise<Looked> {
  const { tap } = hints;
  const answers = saysNothing(hints, meant)
    ? await scene.bare()
    : await askAll(scene.whole, scene.network, hints, meant);
  if (tap === undefined || hints.box !== undefined || meant !== null) {
    return { whole: meanAnswer(answers), said: { ...(tap && { tap }), strokes: [] } };
  }
  const bare = await scene.bare();
  const { data, width, height } = meanAnswer(bare).belief;
  const at =
    Math.min(height - 1, Math.floor(tap[1] * height)) * width + Math.min(width - 1, Math.floor(tap[0] * width));
  const told = meanAnswer(answers);
  if (data[at]! < LIKELY) return { whole: told, said: { tap, strokes: [] }, told: told.belief };
  return { whole: meanAnswer([...answers, ...bare]), said: { strokes: [] }, told: told.belief };
}

interface SecondLook {
  part: Box;
  about: HintBox;
  hints: CutOutHints;
  /** Hints for the question without the place. */
  said: CutOutHints;
  meant: Plane | null;
}

/**
 * The close-up is asked without the object's place and with it. Without any hint, the place is the result of the close-up itself: the first
 * look may have missed a handle, and a box without it would cut it off. Then a wider one is asked too: with more of the surroundings in view,
 * the network rarely takes them for the product, and the mean of both is right more often than either.
 */
async function lookAgain(scene: Scene, first: Plane, { part, about, hints, said, meant }: SecondLook): Promise<Plane> {
  const sights = await scene.seePart(part);
  const before = meant === null ? null : cropPlane(resizePlane(meant, first.width, first.height), part);
  const ask = (words: CutOutHints, of: readonly Sight[]) => askAbout(scene, first, { part, sights: of, words, before });
  if (!saysNothing(hints, meant)) {
    // A user waits for the answer to a gesture: each question uses only one of the two views, and both run at once.
    const [straight, mirrored] = sights;
    const boxed = { ...hints, box: hints.box ?? about };
    return blendPart(first, await Promise.all([ask(boxed, [straight!]), ask(said, [mirrored!])]), part);
  }
  const untold = await ask(said, sights);
  const seen = boundMask(chooseIn(blendPart(first, [untold], part), hints, meant).product, REACH);
  const boxed = { ...hints, box: seen ?? about };
  const told = await ask(boxed, sights);
  const wide = widenPart(boxed.box, first, MARGINS.wide);
  const around = { part: wide, sights: await scene.seePart(wide), before: null };
  const heard = [
    await askAbout(scene, first, { ...around, words: said }),
    await askAbout(scene, first, { ...around, words: boxed }),
  ];
  return meanPlane([blendPart(first, [told, untold], part), blendPart(first, heard, wide)]);
}

interface Question {
  /** Pixels of the search grid. */
  part: Box;
  sights: readonly Sight[];
  /** In shares of the whole photo. */
  words: CutOutHints;
  /** The previous mask, framed like the part. */
  before: Plane | null;
}

/** The network's probabilities for a part, at the part's size. @param first framed like the whole photo */
async function askAbout({ network }: Scene, first: Plane, { part, sights, words, before }: Question): Promise<Plane> {
  const said = frameHints(words, shareOf(part, first), first.width / first.height);
  const { belief } = meanAnswer(await askAll(sights, network, said, before));
  return resizePlane(belief, part.width, part.height);
}

/**
 * The network's answer to the mask that its own probabilities and the surfaces' colours draw. Colours remove parts of a product that looks like
 * its background, and add parts of the background; the network knows what a whole object looks like, so both count.
 */
async function hearDraft(scene: Scene, belief: Plane, { part, heard }: { part: Box; heard: Plane }): Promise<Plane> {
  const level = likelyLevel(belief);
  const draft = cleanChoice(chooseObject(belief, level, { heard }));
  if (!draft.data.includes(1)) return belief;
  const before = cropPlane({ ...draft, data: Float32Array.from(draft.data) }, part);
  const again = meanAnswer(await askAll(await scene.seePart(part), scene.network, { strokes: [] }, before)).belief;
  return blendPart(belief, [resizePlane(again, part.width, part.height)], part);
}

/**
 * The mask after one more stroke: the network gets it with the previous mask, and only connected pixels nearby change. An exact stroke
 * changes no mask: it settles pixels of the cut-out (settle-pixels.ts).
 */
export async function hearStroke(scene: Scene, hints: CutOutHints, before: Found): Promise<Found> {
  const { network, search, seePart } = scene;
  const { width, height } = search;
  const stroke = hints.strokes.at(-1)!;
  if (stroke.exact) return { ...before, score: Math.max(before.score, HINTED) };
  const part = holdStroke(before, stroke, { width, height });
  const [sight] = await seePart(part);
  const mask = { ...before.mask, data: Float32Array.from(before.mask.data) };
  const said = frameHints(hints, shareOf(part, search), width / height);
  const { belief } = await answerHints(sight!, network, said, cropPlane(mask, part));
  const heard = resizePlane(belief, part.width, part.height);
  const changed = await changeByStroke(search, before.mask, { heard, part, stroke });
  const { fine, belief: believed, candidates } = before;
  const seen = fine && believed && { mask: before.mask, fine, belief: believed };
  const drawn = seen
    ? await redrawChange(scene.pixels, seen, changed)
    : believed && { belief: believeStroke(believed, before.mask, changed) };
  return { mask: changed, ...drawn, score: Math.max(before.score, HINTED), candidates, part };
}

/** The part examined before, unless the stroke reaches outside it. */
function holdStroke(
  { mask, part }: Found,
  { points, radius }: HintStroke,
  frame: { width: number; height: number },
): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.max(0, Math.min(...xs) - radius), Math.min(1, Math.max(...xs) + radius)];
  const [top, bottom] = [Math.max(0, Math.min(...ys) - radius), Math.min(1, Math.max(...ys) + radius)];
  if (part !== null) {
    const { x, y, w, h } = shareOf(part, frame);
    if (left >= x && top >= y && right <= x + w && bottom <= y + h) return part;
  }
  const about = boundMask(mask, REACH) ?? { x: left, y: top, w: right - left, h: bottom - top };
  const [x, y] = [Math.min(left, about.x), Math.min(top, about.y)];
  const w = Math.max(right, about.x + about.w) - x;
  const h = Math.max(bottom, about.y + about.h) - y;
  return widenPart({ x, y, w, h }, frame);
}

/** Inside a box or for a candidate, everything likely is product, even in several parts; else the object that was tapped or that the photo shows. */
function chooseIn(
  belief: Plane,
  hints: CutOutHints,
  meant: Plane | null,
  { likely = LIKELY, heard = belief }: { likely?: number; heard?: Plane } = {},
): Choice {
  if (isLed(hints, meant)) return takeAllIn(hints.box ?? WHOLE, belief, likely);
  return chooseObject(belief, likely, { heard, tap: hints.tap });
}

/** Whether a box or a candidate gives the object's extent. */
const isLed = ({ box }: CutOutHints, meant: Plane | null): boolean => box !== undefined || meant !== null;

/** Whether there is neither a box nor a tap nor a chosen candidate. */
const saysNothing = ({ box, tap }: CutOutHints, meant: Plane | null): boolean =>
  box === undefined && tap === undefined && meant === null;

/** A mask and its fine outline; without a fine one where the refiner does not draw. `rough`: the mask before the refiner. */
type Drawn = Pick<Refined, 'mask'> & Partial<Refined> & { rough: Mask };

/** The refiner draws on the photo's own pixels; where it does not draw (refine-mask.ts), colours decide on the search grid. */
async function drawOutline(scene: Scene, belief: Plane, choice: Choice, level: number): Promise<Drawn> {
  const { product } = choice;
  if (!product.data.includes(1)) return { mask: product, rough: product };
  const whole = cleanChoice(choice);
  const rough = closeDoubtfulHoles(closeHoles(whole, scene.surfaces()), belief);
  const closed = rough.data.map((value, i) => value - whole.data[i]!);
  const refined = await refineMask(
    { photo: scene.pixels, search: scene.search },
    { mask: rough, belief: believeChosen(belief, choice, closed) },
  );
  if (refined) return { rough, ...refined };
  const cut = await runGrabCut(scene.search, planFromBelief(belief, choice, level), ROUNDS);
  const mask = closeDoubtfulHoles(closeHoles(cleanMask(cut, product.data), scene.surfaces()), belief);
  return { mask, rough: mask };
}

const cleanChoice = ({ product }: Choice): Mask => cleanMask(product, product.data);

/**
 * Sets the probability to 0 on other objects, and to likely on chosen pixels: a thin line that joins parts had a low one, and so had a closed
 * hole.
 */
function believeChosen(belief: Plane, { product, others }: Choice, closed: Uint8Array): Plane {
  const data = belief.data.map((value, i) => {
    if (closed[i] === 1) return JOINED;
    if (others.data[i] === 1) return 0;
    return product.data[i] === 1 && value <= LIKELY ? JOINED : value;
  });
  return { ...belief, data };
}

function emptyMask({ width, height }: Plane): Mask {
  return { width, height, data: new Uint8Array(width * height) };
}
