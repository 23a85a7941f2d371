export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '广场登录' });
