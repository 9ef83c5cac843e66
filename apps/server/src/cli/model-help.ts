export const MODEL_HELP = `Installs a better network for the cut-out. Nothing is fetched unless you ask for it.

  npm run model                     lists the open networks: licence, size, requirements, which one is in use
  npm run model -- NAME             fetches one and uses it from the next start on
  npm run model -- fetch NAME       fetches one over https into DATA_DIR/models, checks its checksum and keeps its licence;
                                    the same command resumes an interrupted transfer
        --from ADDRESS              fetches it from a mirror, with the same checksum
  npm run model -- check NAME       measures it here on our own samples, beside ours: IoU, seconds per photo, memory
  npm run model -- use NAME         uses a fetched network from the next start on; "vitrine" is our own
  npm run model -- remove NAME      deletes its file

MATTING_MODEL in the environment overrides the choice made here; CUTOUT_URL asks a server (docs/operations.md).`;
