// `npm run notices`: writes THIRD-PARTY-NOTICES.md from the packages that the product needs at run time (not those for building and testing).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './ensure-installed.mjs';

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Name, version and licence of every package in the lock file that is not for development, sorted by name. */
function runtimePackages() {
  const { packages } = readJson('package-lock.json');
  const rows = Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.dev && !entry.devOptional)
    .map(([place, entry]) => {
      const manifest = `${place}/package.json`;
      const license = entry.license ?? (existsSync(path.join(root, manifest)) ? readJson(manifest).license : undefined);
      return {
        name: place.replace(/^.*node_modules\//, ''),
        version: entry.version,
        license: license ?? 'see package',
      };
    });
  return [...new Map(rows.map((row) => [`${row.name}@${row.version}`, row])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

const table = runtimePackages().map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
const isFont = (line) => line.includes('@fontsource');

writeFileSync(
  path.join(root, 'THIRD-PARTY-NOTICES.md'),
  `# Third-party notices

Vitrine is licensed under the Apache License 2.0 (LICENSE). It runs with the packages below, each under its own licence, whose full text
lies in the package's folder under \`node_modules\` after the install. Written by \`npm run notices\`.

All plates, sample photos and pictures in this repository were made by this project.

## Fonts

Installed as packages, used on pages and pictures. SIL Open Font License 1.1: they may be used, embedded and passed on, also
commercially, but not sold by themselves.

| package | version | licence |
| --- | --- | --- |
${table.filter(isFont).join('\n')}

## Libraries

Packages of the form \`@img/sharp-libvips-*\` carry libvips and its own dependencies (LGPL-3.0-or-later and others) as separate shared
libraries. \`@techstark/opencv-js\` carries OpenCV (Apache-2.0).

| package | version | licence |
| --- | --- | --- |
${table.filter((line) => !isFont(line)).join('\n')}
`,
);
