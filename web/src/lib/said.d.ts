// What `import 'words:…'` names: see vite.rooms.ts.
declare module 'words:*';
