/** @jest-environment jest-fixed-jsdom */
import { reveal } from '@/platform/reveal/index';

const $taroPath = 'pages/creditV2/view/addContacts';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getCurrentInstance: () => ({ router: { $taroPath: 'pages/creditV2/view/addContacts' } }) },
}));

const scrolled: [string, ScrollIntoViewOptions][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scroll(how) {
    scrolled.push([this.id, how as ScrollIntoViewOptions]);
  };
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

/** A page below, the current page, and what else there is. */
function draw(onView: string, more = ''): void {
  document.body.innerHTML = `<div id="below"><div class="yl-error"><input id="earlier"></div></div><div id="${$taroPath}">${onView}</div>${more}`;
}

function showFirst(): [string, string[]] {
  reveal.first('yl-error');
  jest.runAllTimers();
  return [document.activeElement?.id ?? '', scrolled.map(([id]) => id)];
}

describe('the first error of the page', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a field',
      '<input id="fine"><div id="name" class="yl-field yl-error"><input id="first"></div><div class="yl-error"><input></div>',
      'first',
      ['name'],
    ],
    [
      'a consent',
      '<div id="consent" class="yl-error"><i tabindex="0" id="tick"></i></div>',
      'tick',
      ['consent'],
    ],
    [
      'a control that is marked itself',
      '<div id="pad" class="yl-error" tabindex="-1"><b tabindex="0"></b></div>',
      'pad',
      ['pad'],
    ],
    [
      'an error that stands alone',
      '<div id="alone" class="yl-error">请至少上传一份</div>',
      'alone',
      ['alone'],
    ],
    ['none', '<input id="fine">', '', []],
  ])('is scrolled to and focused: %s', (_what, onView, focused, seen) => {
    draw(onView);
    expect(showFirst()).toEqual([focused, seen]);
  });

  it('is that of the open sheet, if there is one', () => {
    draw(
      '<div class="yl-error"><input id="page"></div>',
      '<div role="dialog" aria-modal="true"><div id="picture" class="yl-error"><input id="sheet"></div></div>',
    );
    expect(showFirst()).toEqual(['sheet', ['picture']]);
  });

  it('does not scroll if all of it is visible already', () => {
    draw('<div id="name" class="yl-error"><input id="first"></div>');
    document.elementFromPoint = () => document.getElementById('first');
    expect(showFirst()).toEqual(['first', []]);
    Reflect.deleteProperty(document, 'elementFromPoint');
  });
});
