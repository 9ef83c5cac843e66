import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';
import { chooseProfile } from './choose-profile.ts';
import type { NetworkProfile } from './network-profile.ts';

/** A network ready to use. */
export interface Network {
  /** Path of its file. */
  path: string;
  session: InferenceSession;
  /** The part that answers if `session` only encodes; null if `session` answers by itself. */
  decoder: InferenceSession | null;
  profile: NetworkProfile;
  /** The input that takes the photo. */
  input: string;
  /** The output that is read. */
  output: string;
}

const OWN_MODEL = fileURLToPath(new URL('../model/find-product-encoder.onnx', import.meta.url));
/** The decoder's input for the user's hints. */
export const HINTS_INPUT = 'hints';
const opened = new Map<string, Promise<Network>>();

/**
 * Opens a network, once per thread. Threads share the cores among themselves, so each network uses one by default.
 * @param model path of an ONNX file, optionally with `#` and the name of a profile; null: our own
 * @param cores that it may use; the first call decides
 * @throws Error one sentence that says what is wrong with the file
 */
export function openNetwork(model: string | null, cores = 1): Promise<Network> {
  const name = model ?? OWN_MODEL;
  let network = opened.get(name);
  if (network === undefined) {
    network = open(name, cores);
    // A rejected file may be repaired and opened again.
    network.catch(() => opened.delete(name));
    opened.set(name, network);
  }
  return network;
}

async function open(name: string, cores: number): Promise<Network> {
  const mark = name.lastIndexOf('#');
  const path = mark < 0 ? name : name.slice(0, mark);
  await checkFile(path);
  const profile = await chooseProfile(path, mark < 0 ? null : name.slice(mark + 1));
  const session = await load(path, cores);
  const input = checkInput(session, profile, path);
  const decoder = profile.decoder === null ? null : await load(join(dirname(path), profile.decoder), cores);
  if (decoder !== null) checkDecoder(session, decoder, path);
  return { path, session, decoder, profile, input, output: chooseOutput(session, profile, path) };
}

async function load(path: string, cores: number): Promise<InferenceSession> {
  await checkFile(path);
  return InferenceSession.create(path, {
    intraOpNumThreads: cores,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    logSeverityLevel: 4,
  }).catch((cause: unknown) => {
    throw new Error(`${path} is not an ONNX model that can be run`, { cause });
  });
}

async function checkFile(path: string): Promise<void> {
  await access(path).catch(() => {
    throw new Error(`there is no file ${path} that can be read`);
  });
}

/** A decoder takes all outputs of its encoder, and the hints. */
function checkDecoder({ outputNames }: InferenceSession, decoder: InferenceSession, path: string): void {
  const wanted = [...outputNames, HINTS_INPUT];
  if (wanted.every((name) => decoder.inputNames.includes(name)) && decoder.inputNames.length === wanted.length) return;
  throw new Error(`the decoder beside ${path} takes ${decoder.inputNames.join(', ')}, not ${wanted.join(', ')}`);
}

/** @returns the name of the input that takes the photo */
function checkInput({ inputMetadata }: InferenceSession, profile: NetworkProfile, path: string): string {
  const { sidesPx, layout, fit } = profile;
  const [input] = inputMetadata;
  if (inputMetadata.length !== 1 || !input?.isTensor || input.type !== 'float32') {
    throw new Error(`${path} must take one picture of 32-bit floats and nothing else`);
  }
  const wanted = sidesPx.map((side) => (layout === 'nchw' ? [1, 3, side, side] : [1, side, side, 3]));
  // A dimension with a name, or below 1, may be anything.
  const isFree = (size: number | string | undefined): boolean => typeof size !== 'number' || size < 1;
  const isSide = (k: number): boolean => fit === 'aspect' && k !== (layout === 'nchw' ? 1 : 3) && k > 0;
  const fits = wanted.every((shape) =>
    shape.every((size, k) => isFree(input.shape[k]) || (input.shape[k] === size && !isSide(k))),
  );
  if (input.shape.length > 0 && (input.shape.length !== 4 || !fits)) {
    const sizes = wanted.map((shape) => shape.join('×')).join(' and ');
    throw new Error(`${path} takes ${input.shape.join('×')}, but its profile gives ${sizes}: name another after #`);
  }
  return input.name;
}

function chooseOutput({ outputNames }: InferenceSession, { output }: NetworkProfile, path: string): string {
  const name = output ?? outputNames[0];
  if (name !== undefined && outputNames.includes(name)) return name;
  throw new Error(`${path} has no output "${name}", only ${outputNames.join(', ')}`);
}
