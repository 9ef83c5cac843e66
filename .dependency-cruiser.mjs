/** Who may import whom (ARCHITECTURE.md). Every rule is an error; there is no list of exceptions. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The floors of the engine and the folders that each may use beside its own and the vocabulary (identifiers.ts, model.ts, adjustment.ts). Words are one
 * floor of three folders.
 */
const WORDS = ['lexicon', 'goods', 'phrases'];
const FLOORS = {
  pixels: [],
  page: ['pixels'],
  type: ['page', 'pixels'],
  ...Object.fromEntries(WORDS.map((folder) => [folder, [...WORDS, 'type', 'page', 'pixels']])),
  enhance: ['pixels'],
  intake: ['pixels'],
  cutout: ['intake', 'pixels'],
  checks: ['pixels'],
  export: ['type', 'page', 'pixels'],
  threads: [],
  product: ['enhance', ...WORDS, 'page', 'pixels'],
  stage: ['product', ...WORDS, 'type', 'page', 'pixels'],
  decor: ['stage', 'product', ...WORDS, 'type', 'page', 'pixels'],
  hands: ['styles', 'decor', 'stage', 'product', ...WORDS, 'type', 'page', 'pixels'],
  whole: ['decor', 'stage', 'product', ...WORDS, 'type', 'page', 'pixels'],
  styles: ['whole', 'checks', 'decor', 'stage', 'product', ...WORDS, 'type', 'page', 'pixels'],
};
const SOURCE = '^packages/engine/src/';
const floorRules = Object.entries(FLOORS).map(([folder, below]) =>
  rule(
    `floor-${folder}`,
    'A floor of the engine stands on those below it (ARCHITECTURE.md).',
    { path: `${SOURCE}${folder}/`, pathNot: '\\.test\\.ts$' },
    {
      path: SOURCE,
      pathNot: [`${SOURCE}(${[folder, ...below].join('|')})/`, `${SOURCE}(identifiers|model|adjustment)\\.ts$`],
    },
  ),
);

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one thing, or hide a third.', {}, { circular: true }),
    rule('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true, pathNot: '^node:' }),
    rule(
      'module-by-its-door',
      "Import another module's index.ts: what is not in its door is its own business.",
      { path: '^apps/server/src/modules/([^/]+)/' },
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$'] },
    ),
    rule(
      'modules-know-no-vendor',
      'A module says what it needs in a port; an adapter has the vendor.',
      { path: '^apps/server/src/modules/' },
      { path: ['^apps/server/src/adapters/', 'node_modules/(pg|pg-boss|@electric-sql|nodemailer|@paddle|@aws-sdk)/'] },
    ),
    rule(
      'fastify-stays-at-the-border',
      'Fastify belongs in *.routes.ts, http/ and the application itself.',
      {
        path: '^apps/server/src/',
        pathNot: [
          '\\.routes\\.ts$',
          '^apps/server/src/(http|testing)/',
          '^apps/server/src/(app|app-parts|main)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      { path: 'node_modules/(fastify|@fastify)/' },
    ),
    rule(
      'adapters-know-ports-only',
      'An adapter serves a port; it does not know the rules behind it.',
      { path: '^apps/server/src/adapters/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/modules/', pathNot: '-port\\.ts$' },
    ),
    rule(
      'database-below-modules',
      'Tables and ports know no module.',
      { path: '^apps/server/src/(database|ports)/' },
      { path: '^apps/server/src/(modules|adapters|http)/' },
    ),
    rule(
      'only-composition-joins',
      'Only the composition root joins everything.',
      { path: '^apps/server/src/(?!main\\.ts|cli/|composition/|testing/)', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(main\\.ts|composition/)' },
    ),
    rule(
      'engine-stands-alone',
      'The engine knows pixels: no server, no web, no network, no database.',
      { path: '^packages/engine/' },
      { path: ['^apps/', '^node:(http|https|net|tls|dns)$', 'node_modules/(fastify|drizzle-orm|pg)/'] },
    ),
    ...floorRules,
    rule(
      'style-not-from-style',
      'Styles are recipes of steps; what two of them share is a step.',
      { path: '^packages/engine/src/styles/([a-z0-9-]+)\\.ts$', pathNot: '/(index|render-style)\\.ts$' },
      {
        path: '^packages/engine/src/styles/([a-z0-9-]+)\\.ts$',
        pathNot: ['/style\\.ts$', '^packages/engine/src/styles/$1\\.ts$'],
      },
    ),
    rule(
      'engine-by-its-doors',
      'Use catalogue, pool and model (in tests a tiny network too): the rest may change any day.',
      { path: '^apps/' },
      { path: '^packages/engine/src/', pathNot: '/(catalogue|pool|model|tiny-model\\.fixture)\\.ts$' },
    ),
    rule('packages-know-no-app', 'Packages are below the applications.', { path: '^packages/' }, { path: '^apps/' }),
    rule(
      'feature-not-from-feature',
      'Only app/ joins features.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'web-downwards-only',
      'app → features → ui, lib.',
      { path: '^apps/web/src/(features|ui|lib)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/web/src/app/' },
    ),
    rule(
      'ui-and-lib-know-no-feature',
      'ui/ has looks, lib/ has means; what they are used for is in features.',
      { path: '^apps/web/src/(ui|lib)/' },
      { path: '^apps/web/src/features/' },
    ),
    rule('web-not-from-server', 'They meet in the contract.', { path: '^apps/web/' }, { path: '^apps/server/' }),
    rule('server-not-from-web', 'They meet in the contract.', { path: '^apps/server/' }, { path: '^apps/web/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/build/', '\\.react-router/', '^data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
