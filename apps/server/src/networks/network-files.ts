import path from 'node:path';

/** What our own network is called among the others. */
export const OWN = 'vitrine';

/** Folder of the networks that were fetched. */
export const networksFolder = (dataDir: string): string => path.join(dataDir, 'models');

/** Where what belongs to a network lies. */
export function networkFiles(folder: string, name: string) {
  const file = (ending: string): string => path.join(folder, `${name}${ending}`);
  return {
    model: file('.onnx'),
    /** What has arrived so far, and where it is from. */
    part: file('.onnx.part'),
    partNote: file('.onnx.part.json'),
    licence: file('.LICENCE.txt'),
    /** What was measured here. */
    facts: file('.json'),
    /** SHA-256 of the first file, where no checksum is published; it outlives the file. */
    pin: file('.sha256'),
  } as const;
}
