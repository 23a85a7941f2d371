import type { ReactNode } from 'react';
import { observer } from 'mobx-react';
import { Failure } from '../Failure';
import { Notice } from '../Notice';
import { Skeleton, type SkeletonKind } from '../Skeleton';

/** The part of Resource<T> (model/resource) that is shown. */
export interface Loadable<T> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly value: T | undefined;
  readonly failure: { readonly message: string; readonly traceNo: string } | undefined;
  readonly load: () => Promise<void>;
}

interface AsyncProps<T> {
  readonly resource: Loadable<T>;
  /** Shape of the first load; default 'list'. */
  readonly skeleton?: SkeletonKind;
  /** One part of a page among others: its failure takes one line, not the middle of the page. */
  readonly part?: boolean;
  readonly children: (value: T) => ReactNode;
}

function AsyncView<T>({ resource, skeleton, part = false, children }: AsyncProps<T>) {
  const { state, value, failure } = resource;
  const line = failure && (
    <Notice kind="warn" action={{ label: '重试', onPress: () => resource.load() }}>
      {failure.message}
    </Notice>
  );
  if (state === 'ready') {
    return (
      <>
        {line}
        {children(value as T)}
      </>
    );
  }
  if (state === 'failed' && failure) {
    if (part) return line;
    return <Failure message={failure.message} traceNo={failure.traceNo} onRetry={() => resource.load()} />;
  }
  return <Skeleton kind={skeleton} />;
}

/**
 * First load of a page's content: skeleton, then the failure with its retry, or the content. A refresh that failed
 * keeps the content and shows a notice above it. Observes the resource, and everything that `children` reads.
 */
export const Async: typeof AsyncView = observer(AsyncView);
