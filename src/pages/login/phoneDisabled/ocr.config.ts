export default definePageConfig({ navigationStyle: 'custom', navigationBarTitleText: '身份核验' });
