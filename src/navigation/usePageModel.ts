import Taro from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import { backStep } from '@/platform/backStep';
import { currentRoute, type Place } from './address';
import { admit } from './guard';
import type { PageParams } from './params';
import { ports } from './ports';

/** Lifecycle methods of a page's model. */
export interface PageModel {
  /** First show. */
  load(): Promise<void> | void;
  /** Every later show: back from another page, or from another app. */
  shown?(): Promise<void> | void;
  /** The page was unmounted. */
  dispose?(): void;
}

/** Made with a page's model; says whether that page is still the one on the screen. */
export function onView(): () => boolean {
  const page = backStep.page();
  return () => {
    const now = backStep.page();
    // Between two pages there may be none.
    return now === undefined || page === undefined || now === page;
  };
}

/**
 * The model of the current page, made once with its sanitised parameters. A member's page without a session never loads:
 * its first-load state (a skeleton) stays until login replaces it.
 */
export function usePageModel<M extends PageModel>(Model: new (params: PageParams) => M): M {
  const [{ place, model }] = useState(() => {
    const here: Place | undefined = currentRoute();
    return { place: here, model: new Model(here?.params ?? new Map<string, string>()) };
  });
  const loaded = useRef(false);
  Taro.useDidShow(() => {
    if (!admit(place)) return;
    if (place) ports.pageShown(place, loaded.current);
    if (loaded.current) void model.shown?.();
    else {
      loaded.current = true;
      void model.load();
    }
  });
  useEffect(() => () => model.dispose?.(), [model]);
  return model;
}
