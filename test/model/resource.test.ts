import { autorun } from 'mobx';
import { Resource } from '@/model/resource';

/** A load that ends when the test decides. */
function steps<T>() {
  const pending: { resolve(value: T): void; reject(failure: unknown): void }[] = [];
  const fetch = () => new Promise<T>((resolve, reject) => pending.push({ resolve, reject }));
  return { fetch, pending };
}

const failure = { kind: 'network', message: '网络开小差了，请稍后再试', traceNo: 'T-1' };

describe('a resource', () => {
  it('is loading, then ready, and notifies its observers', async () => {
    const { fetch, pending } = steps<number>();
    const resource = new Resource(fetch);
    const seen: string[] = [];
    autorun(() => seen.push(`${resource.state} ${resource.value}`));
    const loading = resource.load();
    pending[0]?.resolve(7);
    await loading;
    expect(seen).toEqual(['loading undefined', 'ready 7']);
  });

  it('shows reason and trace number of a failed call, and loads again on demand', async () => {
    const { fetch, pending } = steps<number>();
    const resource = new Resource(fetch);
    const first = resource.load();
    pending[0]?.reject(failure);
    await first;
    expect([resource.state, resource.failure]).toEqual([
      'failed',
      { message: failure.message, traceNo: failure.traceNo },
    ]);
    const second = resource.load();
    expect([resource.state, resource.failure]).toEqual(['loading', undefined]);
    pending[1]?.resolve(1);
    await second;
    expect(resource.state).toBe('ready');
  });

  it('that is forgotten begins again, also if an answer from before still comes', async () => {
    const { fetch, pending } = steps<number>();
    const resource = new Resource(fetch);
    resource.put(1);
    const late = resource.load();
    resource.forget();
    pending[0]?.resolve(2);
    await late;
    expect([resource.state, resource.value]).toEqual(['loading', undefined]);
    const fresh = resource.load();
    pending[1]?.resolve(3);
    await fresh;
    expect([resource.state, resource.value]).toEqual(['ready', 3]);
  });

  it('shows no English text of a programming error', async () => {
    const resource = new Resource(() => Promise.reject(new TypeError('x is undefined')));
    await resource.load();
    expect(resource.failure).toEqual({ message: '页面暂时没有加载出来，请稍后再试', traceNo: '' });
  });

  it('keeps its content when a refresh fails', async () => {
    const { fetch, pending } = steps<number>();
    const resource = new Resource(fetch);
    const first = resource.load();
    pending[0]?.resolve(1);
    await first;
    const second = resource.load();
    expect(resource.state).toBe('ready');
    pending[1]?.reject(failure);
    await second;
    expect([resource.state, resource.value, resource.failure?.traceNo]).toEqual(['ready', 1, 'T-1']);
  });

  it('if loads overlap, the last one wins, in whatever order the answers come', async () => {
    const { fetch, pending } = steps<string>();
    const resource = new Resource(fetch);
    const loads = [resource.load(), resource.load(), resource.load()];
    pending[2]?.resolve('newest');
    pending[0]?.resolve('oldest');
    pending[1]?.reject(failure);
    await Promise.all(loads);
    expect([resource.state, resource.value, resource.failure]).toEqual(['ready', 'newest', undefined]);
  });

  it('stays a skeleton while an expired session is led to the login', async () => {
    const resource = new Resource(() => Promise.reject(Object.assign(new Error(), { kind: 'expired' })));
    await resource.load();
    expect([resource.state, resource.failure]).toEqual(['loading', undefined]);
  });
});
