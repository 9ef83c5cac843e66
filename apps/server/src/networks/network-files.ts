import path from 'node:path';

/** Name of our own network. */
export const OWN = 'vitrine';

/** Folder of the fetched networks. */
export const networksFolder = (dataDir: string): string => path.join(dataDir, 'models');

/** Paths of a network's files. */
export function networkFiles(folder: string, name: string) {
  const file = (ending: string): string => path.join(folder, `${name}${ending}`);
  return {
    model: file('.onnx'),
    /** The partial download, and its source. */
    part: file('.onnx.part'),
    partNote: file('.onnx.part.json'),
    licence: file('.LICENCE.txt'),
    /** What was measured here. */
    facts: file('.json'),
    /** SHA-256 of the first download, if no checksum is published; kept when the file is removed. */
    pin: file('.sha256'),
  } as const;
}
