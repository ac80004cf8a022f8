import { expect, test } from 'vitest';
import { dataExportActors } from '../../machines/data-export/data-export.actors.ts';
import type { SavedFile } from '../../services/saved-file.ts';
import { aPersonExport } from '../../paths/fixtures/person-export-fixtures.ts';
import { givenUp, outcomeOf, tabsOfFile } from './open-tab.ts';

const openTab = tabsOfFile();
const nowhere = async () => undefined;

test('REG-27: everything of the shopper is asked for by one call, with its address free of them', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { collectData } = dataExportActors({ ...tab, saveFile: nowhere });
  const { data } = await outcomeOf(collectData, undefined);
  expect(data['users']).toMatchObject([{ login: tab.shopper.email }]);
  expect(tab.sent.map(({ line }) => line)).toEqual(['POST /user/personal-data']);
});

test('REG-27: the file has the name of the shop and the day, and reads as what was answered', async () => {
  const files: SavedFile[] = [];
  const tab = await openTab();
  const { saveFile } = dataExportActors({ ...tab, saveFile: async (file) => void files.push(file) });
  const exported = aPersonExport({ shop: 'Orto & Via' });
  await outcomeOf(saveFile, exported);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['dati-orto-via-2026-11-21.json', 'application/json'],
  ]);
  expect(JSON.parse(files[0]?.text ?? '')).toEqual(exported);
});

test('SES-07: without a session nothing is collected', async () => {
  const { collectData } = dataExportActors({ ...(await openTab()), saveFile: nowhere });
  await expect(outcomeOf(collectData, undefined)).rejects.toMatchObject({ kind: 'sessionExpired' });
});

test('the export is given up with the actor', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { collectData } = dataExportActors({ ...tab, saveFile: nowhere });
  expect(await givenUp(tab, collectData, undefined)).toEqual([true]);
});
