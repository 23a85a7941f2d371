export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '授权' });
