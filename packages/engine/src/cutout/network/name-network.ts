import { basename } from 'node:path';

/** Public name of a network: our own `vitrine`, another by its file. @param model as openNetwork takes it */
export function nameNetwork(model: string | null): string {
  if (model === null) return 'vitrine';
  return basename(model.replace(/#[^#/\\]*$/, '')).replace(/\.onnx$/i, '');
}
