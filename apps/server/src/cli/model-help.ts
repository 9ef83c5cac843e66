export const MODEL_HELP = `Brings a better network for the cut-out. Nothing is fetched unless you ask for it.

  npm run model                     lists the open networks: licence, size, what they need, which one is in use
  npm run model -- NAME             fetches one and uses it from the next start on
  npm run model -- fetch NAME       fetches one: over https, with its checksum and its licence, into DATA_DIR/models;
                                    a broken transfer is gone on with by the same command
        --from ADDRESS              from another place, with the same checksum
  npm run model -- check NAME       measures it here on our own samples: IoU, seconds a photo, memory, beside ours
  npm run model -- use NAME         uses one that is here; "vitrine" is our own
  npm run model -- remove NAME      removes it

MATTING_MODEL in the environment goes before what is chosen here; CUTOUT_URL asks a server (docs/operations.md).`;
