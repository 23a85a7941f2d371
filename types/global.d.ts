/// <reference types="@tarojs/taro" />

declare module '*.png';
declare module '*.jpg';
declare module '*.svg';
declare module '*.css';
declare module '*.scss';

declare namespace NodeJS {
  interface ProcessEnv {
    /** Target of the build. */
    readonly TARO_ENV: 'weapp' | 'h5';
    /** Build settings: see src/settings.ts. */
    readonly [setting: `TARO_APP_${string}`]: string | undefined;
  }
}
