export type { PreviewsParts } from './previews-parts.ts';
export { previewsRoutes } from './previews.routes.ts';
export type { ProofStudio } from './proof-studio-port.ts';
