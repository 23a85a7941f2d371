export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '微信登录' });
