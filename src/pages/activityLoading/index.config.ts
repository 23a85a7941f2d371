export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '活动加载' });
