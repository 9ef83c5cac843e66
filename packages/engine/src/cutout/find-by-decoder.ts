import type { Box, CutOutHints, HintBox, HintStroke } from '../model.ts';
import { boundMask } from '../pixels/bound-mask.ts';
import { changeByStroke } from './change-by-stroke.ts';
import { type Choice, chooseObject } from './choose-object.ts';
import { cleanMask } from './clean-mask.ts';
import { closeHoles } from './close-holes.ts';
import { cropPlane } from '../pixels/crop-plane.ts';
import { type Finding, HINTED } from './finding.ts';
import { shareOf, widenPart } from './frame-part.ts';
import { keepLatest } from './keep-latest.ts';
import { likelyLevel } from './likely-level.ts';
import { listCandidates } from './list-candidates.ts';
import { blendPart } from './look-closer.ts';
import { type Answer, answerHints, askAll } from './network/answer-hints.ts';
import { frameHints } from './network/frame-hints.ts';
import { planFromBelief } from './plan-seeds.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { isNothing, listSigns, rateCutOut } from './rate-cut-out.ts';
import type { Sight } from './network/see-photo.ts';
import { resizePlane } from '../pixels/resize-plane.ts';
import { redrawChange } from './redraw-change.ts';
import { type Refined, refineMask } from './refine-mask.ts';
import { runGrabCut } from './run-grabcut.ts';
import type { Scene } from './see-scene.ts';
import { takeAllIn } from './take-all-in.ts';
import { weighGround } from './weigh-ground.ts';
import { weighSurfaces } from './weigh-surfaces.ts';

const ROUNDS = 2;
const LIKELY = 0.5;
/** What is believed of a thin line that joins parts, as the refiner hears it: it draws the line where it sees one. */
const JOINED = 0.95;
/** Probability from which something may belong to the product when it is looked for from nearby: a handle, a cord. */
const ROOMY = 0.3;
/** How far around what was seen first the second look says that the product may reach, as a share of its longer side. */
const REACH = 0.02;
/** Findings that a sitting keeps: a gesture builds on the one before it, and undo goes back. */
const FINDINGS_KEPT = 12;
const WHOLE: HintBox = { x: 0, y: 0, w: 1, h: 1 };

/** What was found, and the part of the photo that was looked at from nearby. */
export interface Found extends Finding {
  part: Box | null;
}

/** Answers to all that the user says of one photo; each builds on the one before the last stroke. */
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
 * What box, tap or the bare photo mean: a look at the whole photo, one at what lies around what was seen, and GrabCut
 * for the outline, as the network's map is coarser than the photo.
 * @param before what was found when nothing was chosen, @param meant the chosen candidate
 */
async function begin(scene: Scene, hints: CutOutHints, before: Found | null, meant: Plane | null): Promise<Found> {
  const { width, height } = scene.search;
  const { whole, said, told } = await firstLook(scene, hints, meant);
  const first = resizePlane(whole.belief, width, height);
  const about = hints.box ?? boundMask(chooseIn(first, hints, meant, { likely: ROOMY }).product, REACH);
  if (about === null) return { mask: emptyMask(first), score: 0, candidates: [], part: null };
  const part = widenPart(about, first);
  const looked = await lookAgain(scene, first, { part, about, hints, said, meant });
  const heard = weighGround(scene.search, looked);
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
  const score = rateCutOut(signs);
  const [found] = listed;
  const candidates = before?.candidates ?? (found === undefined ? [] : [{ ...found, score }, ...others]);
  if (saysNothing(hints, meant) && isNothing(mask, belief))
    return { mask: emptyMask(first), score: 0, candidates, part, signs };
  return { mask, ...(fine && { fine }), belief, score, candidates, part, signs };
}

interface Looked {
  whole: Answer;
  /** What to say in the second look beside the place. */
  said: CutOutHints;
  /** What was believed when the tap alone was told. */
  told?: Plane;
}

/**
 * A tap on what is found anyway only confirms it: both answers count. Elsewhere it means another thing.
 */
async function firstLook(scene: Scene, hints: CutOutHints, meant: Plane | null): Promise<Looked> {
  const { tap } = hints;
  const answers = saysNothing(hints, meant)
    ? await scene.bare()
    : await askAll(scene.whole, scene.network, hints, meant);
  if (tap === undefined || hints.box !== undefined || meant !== null) {
    return { whole: mean(answers), said: { ...(tap && { tap }), strokes: [] } };
  }
  const bare = await scene.bare();
  const { data, width, height } = mean(bare).belief;
  const at =
    Math.min(height - 1, Math.floor(tap[1] * height)) * width + Math.min(width - 1, Math.floor(tap[0] * width));
  const told = mean(answers);
  if (data[at]! < LIKELY) return { whole: told, said: { tap, strokes: [] }, told: told.belief };
  return { whole: mean([...answers, ...bare]), said: { strokes: [] }, told: told.belief };
}

interface SecondLook {
  part: Box;
  about: HintBox;
  hints: CutOutHints;
  /** What is said where nobody tells the place. */
  said: CutOutHints;
  meant: Plane | null;
}

/**
 * From nearby it is asked without being told where the thing lies, and told. Where nothing is said at all it is told what was seen from
 * nearby: the first look may have missed a handle, and a box without it would cut it off.
 */
async function lookAgain(scene: Scene, first: Plane, { part, about, hints, said, meant }: SecondLook): Promise<Plane> {
  const frame = shareOf(part, first);
  const aspect = first.width / first.height;
  const sights = await scene.seePart(part);
  const before = meant === null ? null : cropPlane(resizePlane(meant, first.width, first.height), part);
  const ask = async (words: CutOutHints, of: readonly Sight[]): Promise<Plane> => {
    const { belief } = mean(await askAll(of, scene.network, frameHints(words, frame, aspect), before));
    return resizePlane(belief, part.width, part.height);
  };
  if (!saysNothing(hints, meant)) {
    // Somebody waits for a gesture's answer: each question is put to one of the two sights only, and both at once.
    const [straight, mirrored] = sights;
    const boxed = { ...hints, box: hints.box ?? about };
    return blendPart(first, await Promise.all([ask(boxed, [straight!]), ask(said, [mirrored!])]), part);
  }
  const untold = await ask(said, sights);
  const seen = boundMask(chooseIn(blendPart(first, [untold], part), hints, meant).product, REACH);
  const told = await ask({ ...hints, box: seen ?? about }, sights);
  return blendPart(first, [told, untold], part);
}

/**
 * What the network makes of the mask that colours draw of its own belief: colours bite pieces out of a product that looks like its ground, and take
 * pieces of the ground along; it knows what a whole thing looks like, so both count.
 */
async function hearDraft(scene: Scene, belief: Plane, { part, heard }: { part: Box; heard: Plane }): Promise<Plane> {
  const level = likelyLevel(belief);
  const draft = await cutByColours(scene, belief, chooseObject(belief, level, { heard }), level);
  if (!draft.data.includes(1)) return belief;
  const before = cropPlane({ ...draft, data: Float32Array.from(draft.data) }, part);
  const again = mean(await askAll(await scene.seePart(part), scene.network, { strokes: [] }, before)).belief;
  return blendPart(belief, [resizePlane(again, part.width, part.height)], part);
}

/**
 * The mask after one more stroke: the network hears it with the mask before, and only what hangs together with it close by changes. An
 * exact one changes no mask: it settles pixels of the cut-out (settle-pixels.ts).
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
  const drawn = seen && (await redrawChange(scene.pixels, seen, changed));
  return { mask: changed, ...drawn, score: Math.max(before.score, HINTED), candidates, part };
}

/** The part that was looked at before, unless the stroke reaches out of it. */
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

function mean(answers: readonly Answer[]): Answer {
  const average = (planes: readonly Plane[]): Plane => {
    const data = new Float32Array(planes[0]!.data.length);
    for (const plane of planes) for (let i = 0; i < data.length; i++) data[i]! += plane.data[i]! / planes.length;
    return { ...planes[0]!, data };
  };
  return {
    belief: average(answers.map(({ belief }) => belief)),
    candidates: answers[0]!.candidates.map((_, k) => average(answers.map(({ candidates }) => candidates[k]!))),
    overlaps: answers[0]!.overlaps.map(
      (_, k) => answers.reduce((sum, each) => sum + each.overlaps[k]!, 0) / answers.length,
    ),
  };
}

/** In a box and of a candidate all that is likely is meant, also when it falls into parts; else the thing that was tapped or that the photo is of. */
function chooseIn(
  belief: Plane,
  hints: CutOutHints,
  meant: Plane | null,
  { likely = LIKELY, heard = belief }: { likely?: number; heard?: Plane } = {},
): Choice {
  if (isLed(hints, meant)) return takeAllIn(hints.box ?? WHOLE, belief, likely);
  return chooseObject(belief, likely, { heard, tap: hints.tap });
}

/** Whether it is told how far the thing reaches, by a box or a candidate. */
const isLed = ({ box }: CutOutHints, meant: Plane | null): boolean => box !== undefined || meant !== null;

/** Whether there is neither box nor tap nor a chosen candidate. */
const saysNothing = ({ box, tap }: CutOutHints, meant: Plane | null): boolean =>
  box === undefined && tap === undefined && meant === null;

/** A mask before and after the refiner; without a fine outline where that left too little. */
type Drawn = Pick<Refined, 'mask'> & Partial<Refined> & { rough: Mask };

/** By colours on the search's grid first, then by the refiner on the photo's own pixels. */
async function drawOutline(scene: Scene, belief: Plane, choice: Choice, level: number): Promise<Drawn> {
  const { product } = choice;
  if (!product.data.includes(1)) return { mask: product, rough: product };
  const cut = await cutByColours(scene, belief, choice, level);
  const rough = closeHoles(cut, scene.surfaces());
  const closed = rough.data.map((value, i) => value - cut.data[i]!);
  const refined = await refineMask(
    { photo: scene.pixels, search: scene.search },
    { mask: rough, belief: believeChosen(belief, choice, closed) },
  );
  return { mask: rough, ...refined, rough };
}

async function cutByColours({ search }: Scene, belief: Plane, choice: Choice, level: number): Promise<Mask> {
  return cleanMask(await runGrabCut(search, planFromBelief(belief, choice, level), ROUNDS), choice.product.data);
}

/**
 * Nothing is believed where something else stands, and what was chosen is likely: a thin line that joins parts was hardly believed, nor was what
 * fills a closed hole.
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
