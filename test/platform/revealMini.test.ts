import { reveal } from '@/platform/reveal/index.weapp';
import { resetWx, wx, yes } from './wx';

jest.mock('@tarojs/taro', () => jest.requireActual<{ taroModule: object }>('./wx').taroModule);

interface Node {
  readonly uid: string;
  readonly nodeName: string;
  readonly className: string;
  readonly childNodes: readonly Node[];
}

const node = (uid: string, nodeName: string, className = '', childNodes: readonly Node[] = []): Node => ({
  uid,
  nodeName,
  className,
  childNodes,
});
const moved: string[] = [];
const input = (uid: string) => ({
  ...node(uid, 'input'),
  blur: () => moved.push(`blur ${uid}`),
  focus: () => moved.push(`focus ${uid}`),
});
let page: Node | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  resetWx();
  moved.length = 0;
  Object.assign(wx.answers, {
    getCurrentInstance: () => ({ router: { $taroPath: 'pages/a' } }),
    pageScrollTo: yes(),
  });
  Object.assign(globalThis, {
    document: { getElementById: (id: string) => (id === 'pages/a' ? page : null) },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

const scrolls = () => wx.asked.filter(([name]) => name === 'pageScrollTo').map(([, options]) => options);

describe('the first error of a mini-program page', () => {
  it('is scrolled to, and its input gets the focus by a change of that property', () => {
    page = node('page', 'root', '', [
      node('fine', 'view', 'yl-field', [input('one')]),
      node('name', 'view', 'yl-field yl-error', [node('line', 'view', '', [input('two')])]),
      node('phone', 'view', 'yl-field yl-error', [input('three')]),
    ]);
    reveal.first('yl-error');
    expect(scrolls()).toEqual([]);
    jest.runAllTimers();
    expect(scrolls()).toEqual([expect.objectContaining({ selector: '#name' })]);
    expect(moved).toEqual(['blur two', 'focus two']);
  });

  it('without an input is only scrolled to; without an error nothing happens', () => {
    page = node('page', 'root', '', [node('consent', 'view', 'yl-agreement yl-error')]);
    reveal.first('yl-error');
    jest.runAllTimers();
    expect([scrolls().length, moved]).toEqual([1, []]);
    page = node('page', 'root');
    reveal.first('yl-error');
    jest.runAllTimers();
    expect(scrolls()).toHaveLength(1);
  });
});
