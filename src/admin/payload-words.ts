/**
 * Words of Payload's own screens, in place of its own: in sentence case like ours, and in plain words. By Payload's groups and
 * keys.
 */
export const PAYLOAD_WORDS = {
  fields: {
    addLink: 'Add a link',
    addUpload: 'Add a file',
    blockType: 'Kind of block',
    collapseAll: 'Close all',
    editLink: 'Edit the link',
    internalLink: 'Page of this site',
    linkType: 'Kind of link',
    removeUpload: 'Remove the file',
    showAll: 'Open all',
    swapUpload: 'Choose another file',
  },
  general: {
    addBelow: 'Add below',
    addFilter: 'Add a filter',
    backToDashboard: 'Back to Today',
    clearAll: 'Clear all',
    copyField: 'Copy the field',
    copyRow: 'Copy the row',
    createNew: 'New',
    createdAt: 'Created',
    deletedAt: 'Deleted',
    exitLivePreview: 'Close the preview',
    false: 'No',
    lastModified: 'Changed',
    livePreview: 'Preview',
    moveDown: 'Move down',
    moveUp: 'Move up',
    newPassword: 'New password',
    noResultsFound: 'Nothing found.',
    nothingFound: 'Not here',
    or: 'or',
    pasteField: 'Paste the field',
    pasteRow: 'Paste the row',
    perPage: 'Rows: {{limit}}',
    sorryNotFound: 'This page does not exist, or your account may not open it. If you need it, ask an admin.',
    true: 'Yes',
    updatedAt: 'Changed',
  },
  upload: {
    bulkUpload: 'Add several',
    editImage: 'Crop the picture',
  },
  version: {
    aboutToRestore:
      'This {{label}} becomes a draft as it was on {{versionDate}}. What visitors read stays until you publish.',
    aboutToRestoreGlobal:
      '{{label}} becomes what it was on {{versionDate}}. Texts of a page come back as a draft; fees, facts, menus and mails apply at once.',
    confirmVersionRestoration: 'Bring it back?',
    restoreThisVersion: 'Bring it back',
    restoring: 'Bring it back',
  },
}
