import { posix } from 'node:path';
import type { AppConfig, EntryConfig } from '../protocol';
import type { Files } from './index';

const MOST_TABS = 5;
const LEAST_TABS = 2;

function readJson(files: Files, path: string, faults: string[]): unknown {
  const content = files.get(path);
  if (content === undefined) {
    faults.push(`${path} is missing`);
    return {};
  }
  try {
    return JSON.parse(content.toString()) as unknown;
  } catch (error) {
    faults.push(`${path}: ${String(error)}`);
    return {};
  }
}

/** Paths of all pages, main package first. */
export const pagesOf = ({ pages, subPackages = [] }: AppConfig): readonly string[] => [
  ...pages,
  ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => posix.join(root, page))),
];

function checkTabs({ tabBar, pages }: AppConfig, files: Files, faults: string[]): void {
  if (tabBar === undefined) return;
  const { list } = tabBar;
  if (list.length < LEAST_TABS || list.length > MOST_TABS) faults.push(`app.json: ${list.length} tabs`);
  for (const { pagePath, iconPath, selectedIconPath } of list) {
    if (!pages.includes(pagePath)) faults.push(`app.json: tab ${pagePath} is no page of the main package`);
    for (const icon of [iconPath, selectedIconPath])
      if (icon !== undefined && !files.has(icon)) faults.push(`app.json: tab icon ${icon} is missing`);
  }
}

interface Found {
  readonly app: AppConfig;
  readonly entries: Readonly<Record<string, EntryConfig>>;
}

/** Reads `app.json` and the `.json` of every page and of every component that is used. */
export function readEntries(files: Files, faults: string[]): Found {
  const app = { pages: [], ...(readJson(files, 'app.json', faults) as object) } as AppConfig;
  checkTabs(app, files, faults);
  const entries: Record<string, EntryConfig> = {};
  const waiting = [...pagesOf(app)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path in entries) continue;
    for (const extension of ['js', 'wxml'])
      if (!files.has(`${path}.${extension}`)) faults.push(`${path}.${extension} is missing`);
    const read = readJson(files, `${path}.json`, faults) as EntryConfig;
    const folder = posix.dirname(path);
    const using = Object.fromEntries(
      Object.entries(read.usingComponents ?? {}).map(([tag, target]) => [
        tag,
        target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      ]),
    );
    entries[path] = { ...read, usingComponents: using };
    waiting.push(...Object.values(using));
  }
  return { app, entries };
}
