import type { IPluginContext, TaroPlatformBase } from '@tarojs/service';
import attributes from './attributes.json';
import keep from './keep';
import kept from './kept.json';

/** Taro passes on only one name for our fields: the one in `nativeProps`, which the browser's input gets. */
const field = { 'aria-label': "i.nativeProps['aria-label']" };

/**
 * How many elements of the same kind may be nested. Without a limit Taro writes a template for each of fifteen levels; Taro's limits are as low
 * (a form 4, a text without events 6).
 */
const LEVELS = { text: 6, 'catch-view': 4 };

/**
 * This plugin's runtime. Taro writes this path between quotes into generated code. It uses the alias of src, because a folder's path may contain quotes,
 * backslashes or a #.
 */
export const RUNTIME = '@/../config/aria/runtime.js';

/**
 * Taro's templates for mini-programs leave out what a screen reader needs. This plugin adds a view's role, name and state and a
 * field's name to the templates; WeChat calls the role `aria-role`, our components `role`, as on H5.
 */
export default function aria(ctx: IPluginContext): void {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: TaroPlatformBase) {
      keep(platform.template.internalComponents, kept);
      for (const [name, most] of Object.entries(LEVELS)) {
        if (platform.template.nestElements.get(name) !== -1)
          throw new Error(`Taro limits the levels of ${name} differently now: look at config/aria`);
        platform.template.nestElements.set(name, most);
      }
      platform.template.mergeComponents(ctx, {
        View: { ...attributes, 'aria-role': 'i.role' },
        Input: field,
        Textarea: field,
      });
      platform.runtimePath = [platform.runtimePath, RUNTIME].flat();
    },
  });
}
