// The two pages that can be shared (navigation/useShare).
export default definePageConfig({ enableShareAppMessage: true, enableShareTimeline: true });
