/** Parameter of the detail page: '1' for a message to one person: it has another call than a general notice. */
export const PERSONAL = 'personal';
