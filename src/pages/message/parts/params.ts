/** Parameter of the detail page: '1' for a message to one person, which another call brings than a general notice. */
export const PERSONAL = 'personal';
