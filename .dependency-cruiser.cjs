/**
 * Who may import whom. Each rule says which of our folders a layer may import from; of the npm packages only @tarojs/taro is
 * restricted here.
 */
const OURS = '^(src|gateway)/';
const ASSETS = '^src/(assets|styles)/';

/** Of our folders, the layer `from` may import only `may`. */
const only = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, pathNot: [ASSETS, ...may] },
});

const SETTINGS = '^src/settings\\.ts$';
const layer = (name) => `^src/${name}/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or want a third.',
      severity: 'error',
      from: { path: OURS },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: { path: [OURS, '^test/'] },
      to: { couldNotResolve: true, pathNot: '\\.(scss|css|png|jpg|svg)$' },
    },

    only('settings-are-a-leaf', SETTINGS, [], 'Build settings import nothing.'),
    only(
      'contract-alone',
      layer('contract'),
      [layer('contract')],
      'The contract knows the wire names and nothing of ours.',
    ),
    only('wire-alone', layer('wire'), [layer('wire')], 'Sealing is pure.'),
    only(
      'platform-alone',
      layer('platform'),
      [layer('platform'), SETTINGS],
      'An adapter touches the device and nothing of ours.',
    ),
    only(
      'domain-decides',
      layer('domain'),
      [layer('domain'), layer('contract')],
      'Rules are pure: of the contract they may have types and code sets.',
    ),
    {
      name: 'domain-has-types-of-the-contract',
      comment: 'Rules may name shapes of the contract and take its code sets, not run its schemas.',
      severity: 'error',
      from: { path: layer('domain') },
      to: {
        path: layer('contract'),
        pathNot: '^src/contract/(codes|visitCodes|refusals)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    only(
      'request-sends',
      layer('request'),
      [
        layer('request'),
        layer('contract'),
        layer('wire'),
        layer('platform'),
        layer('domain/errors'),
        SETTINGS,
      ],
      'Of the rules it takes the error catalogue; sessions and what follows from an expiry are injected by the app.',
    ),
    only(
      'navigation',
      layer('navigation'),
      [layer('navigation'), layer('domain'), layer('platform'), SETTINGS],
      'Ways between pages.',
    ),
    only(
      'storage',
      layer('storage'),
      ['storage', 'domain', 'wire', 'platform'].map(layer),
      'What is kept on the device.',
    ),
    only(
      'stores',
      layer('stores'),
      [
        layer('stores'),
        layer('storage'),
        layer('model'),
        layer('request'),
        layer('navigation'),
        layer('platform'),
        layer('domain'),
        layer('contract'),
        SETTINGS,
      ],
      'State of the whole app.',
    ),
    only(
      'model',
      layer('model'),
      ['model', 'request', 'navigation', 'storage', 'platform', 'domain', 'contract'].map(layer),
      'What page models are made of knows no state of the app.',
    ),
    only(
      'components-show',
      layer('components'),
      [layer('components'), layer('domain'), '^src/platform/(screen|backStep)/'],
      'Components get data and callbacks through props.',
    ),
    only(
      'features',
      layer('features'),
      [
        ...['features', 'components', 'stores', 'storage', 'model', 'request', 'navigation', 'platform'].map(
          layer,
        ),
        ...['domain', 'contract'].map(layer),
        SETTINGS,
      ],
      'Features hold what pages of several packages share; pages and the runtime are layers above.',
    ),
    {
      name: 'features-by-their-index',
      comment: 'Other code imports a feature only through its index.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'features-know-features-by-their-index',
      comment: 'One feature imports another only through its index.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.ts$'] },
    },
    {
      name: 'runtime-is-started',
      comment: 'The composition root starts it; nothing else imports it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(runtime|appShell)/', '^src/compose\\.ts$', '^src/app\\.tsx$'] },
      to: { path: layer('runtime') },
    },
    {
      name: 'app-shell-is-around-all',
      comment: 'The composition root draws it around every page; a page uses `useAppShell`.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/appShell/', '^src/compose\\.ts$', '^src/app\\.tsx$'] },
      to: { path: layer('appShell') },
    },
    only(
      'views-show',
      '^src/pages/.+\\.tsx$',
      ['^src/pages/', ...['features', 'components', 'domain', 'stores', 'model', 'navigation'].map(layer)],
      'A view asks its model; it neither sends nor touches the device.',
    ),
    {
      name: 'pages-keep-apart',
      comment: 'Code that two packages need belongs in a layer below. Each page belongs to one subpackage.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'pages-are-the-top',
      comment: 'Only pages import pages; two pages have an address outside the folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/pages/', '^src/(choose|open)-location\\.tsx$'] },
      to: { path: '^src/pages/' },
    },
    {
      name: 'app-has-no-gateway',
      comment: 'The gateway is another program.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^gateway/' },
    },
    {
      name: 'gateway-answers',
      comment: 'The two ends share the contract, the wire and the rules.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '^gateway/console/api/states\\.ts$' },
      to: { path: OURS, pathNot: ['^gateway/', ...['contract', 'wire', 'domain'].map(layer)] },
    },
    {
      name: 'console-names-pages',
      comment: 'The console names the pages as the app does.',
      severity: 'error',
      from: { path: '^gateway/console/api/states\\.ts$' },
      to: { path: '^src/', pathNot: '^src/navigation/routes\\.ts$' },
    },
    {
      name: 'workbench-runs-in-a-browser',
      comment: 'Of the gateway it knows only the types of the JSON interface.',
      severity: 'error',
      from: { path: '^gateway/console/workbench/' },
      to: {
        path: OURS,
        pathNot: '^gateway/console/workbench/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'providers-are-asked-outside',
      comment:
        'Code that calls a provider gets it from its context; a transaction has no such context. No other code creates a provider.',
      severity: 'error',
      from: {
        path: '^gateway/',
        pathNot: ['^gateway/providers/', '^gateway/calls/contexts\\.ts$', '^gateway/app\\.ts$'],
      },
      to: {
        path: '^gateway/providers/(index|[^/]+/(http|sandbox))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    only(
      'database-is-below',
      '^gateway/database/',
      ['^gateway/(database/|(busy|dataFolder|fairQueue)\\.ts$)'],
      'The code that runs statements does not know any statement.',
    ),
    {
      name: 'console-is-apart',
      comment: 'The sandbox console uses the gateway; the gateway does without it.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: ['^gateway/console/', '^gateway/app\\.ts$'] },
      to: { path: '^gateway/console/' },
    },
    {
      name: 'facts-are-below-all-who-speak',
      comment:
        'Facts say what is going on with a customer. They use only queries and the ledger, and do not import the code that uses them.',
      severity: 'error',
      from: { path: '^gateway/facts/' },
      to: { path: '^gateway/', pathNot: ['^gateway/(facts|queries|ledger|database)/'] },
    },
    {
      name: 'handlers-answer',
      comment: 'Calls use handlers. A handler does not know how a call travels.',
      severity: 'error',
      from: { path: '^gateway/(handlers|facts|ledger|messages|queries|settlement|refusals)/' },
      to: { path: '^gateway/(router\\.ts$|app\\.ts$|wire/|pages/)' },
    },
    {
      name: 'queries-decide-nothing',
      comment: 'A query returns what is stored; its caller decides whether to refuse.',
      severity: 'error',
      from: { path: '^gateway/queries/' },
      to: { path: '^gateway/(refusals/|refusal\\.ts$|calls/|settlement/)' },
    },
    {
      name: 'ledger-asks-no-provider',
      comment:
        'The ledger books money and does not ask for it: neither the ledger nor a query calls anything outside.',
      severity: 'error',
      from: { path: '^gateway/(ledger|queries)/' },
      to: {
        path: '^gateway/(providers/.+/|settlement/|handlers/|facts/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'taro-at-the-edges',
      comment:
        'Only adapters, navigation, the app and the life-cycle hooks of views use Taro itself; all views use its components.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(platform|navigation|elements)/', '^src/app\\.tsx?$', '^src/pages/.+\\.tsx$'],
      },
      to: { path: ['^node_modules/@tarojs/taro/', '^@tarojs/taro$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-variant-by-name',
      comment: 'The build chooses among .h5 and .weapp.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ['\\.h5$', '\\.weapp$', '\\.h5\\.tsx?$', '\\.weapp\\.tsx?$'] },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Tests import the product; the product never imports tests.',
      severity: 'error',
      from: { path: OURS },
      to: { path: '^(test|tasks)/' },
    },
    {
      name: 'simulation-has-its-own-arithmetic',
      comment:
        'The model of the random histories is written from the decisions alone: with the engine of the product it would repeat its mistakes.',
      severity: 'error',
      from: { path: '^test/simulation/model/' },
      to: { path: [OURS, '^test/'], pathNot: '^test/simulation/model/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css|json)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
