import type { Client } from '../client';
import { Refused, type PageStack } from '../stack';
import { asynchronous, Fail, Misuse, textOf, type Api } from './call';

/** Navigation between pages, and a page's calls about its window. */
export function moves(client: Client, stack: PageStack): Api {
  const moved = (move: Promise<void>): Promise<void> =>
    move.catch((error: unknown) => {
      if (error instanceof Refused) throw new (error.wrong ? Misuse : Fail)(error.message);
      client.failed('move', error);
      throw new Fail(String(error));
    });
  const quiet = () => undefined;
  return asynchronous(client, {
    navigateTo: ({ url }) => moved(stack.navigateTo(textOf(url))),
    redirectTo: ({ url }) => moved(stack.redirectTo(textOf(url))),
    reLaunch: ({ url }) => moved(stack.reLaunch(textOf(url))),
    switchTab: ({ url }) => moved(stack.switchTab(textOf(url))),
    navigateBack: ({ delta }) => moved(stack.navigateBack(Number(delta ?? 1))),
    exitMiniProgram: () => client.effect('exitMiniProgram', {}),
    async navigateToMiniProgram({ appId, path }) {
      const choice = await client.ask({
        title: '',
        content: '即将打开其他小程序',
        choices: [
          { answer: 'cancel', text: '取消' },
          { answer: 'confirm', text: '允许' },
        ],
        shape: 'dialog',
      });
      if (choice !== 'confirm') throw new Fail('cancel');
      client.effect('navigateToMiniProgram', { appId: textOf(appId), path: textOf(path) });
    },
    setNavigationBarTitle: ({ title }) => client.send({ kind: 'title', text: textOf(title) }),
    setNavigationBarColor: quiet,
    setBackgroundColor: quiet,
    setBackgroundTextStyle: quiet,
    hideHomeButton: quiet,
    stopPullDownRefresh: quiet,
    hideShareMenu: quiet,
    showShareMenu: quiet,
    hideTabBar: quiet,
    showTabBar: quiet,
    pageScrollTo: ({ scrollTop = 0, selector, offsetTop = 0 }) =>
      selector === undefined
        ? stack.current?.scrollTo(Number(scrollTop))
        : stack.current?.reveal(textOf(selector), Number(offsetTop)),
  });
}
