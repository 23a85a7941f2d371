/** A browser itself asks for the camera and other devices, so there is nothing to ask here. */
export const PrivacyQuestion = (): null => null;
export const startPrivacy = (): void => undefined;
