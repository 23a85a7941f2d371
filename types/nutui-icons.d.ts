/** NutUI types its index only, which brings every icon; each icon's own module exports this. */
declare module '@nutui/icons-react-taro/dist/es/icons/*' {
  import type { ComponentType } from 'react';

  const Drawing: ComponentType<{ readonly size?: string }>;
  export default Drawing;
}
