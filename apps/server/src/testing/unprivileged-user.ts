import { execFileSync } from 'node:child_process';

/** Options for `spawn`; empty: the current user. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: for root, an unprivileged user. */
export function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // Try the next one.
    }
  }
  throw new Error('no unprivileged user to run PostgreSQL as');
}
