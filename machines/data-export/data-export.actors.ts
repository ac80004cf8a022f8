import { fromPromise } from 'xstate';
import type { PersonExport } from '../../contract/api/account/person-export.ts';
import type { SaveFile } from '../../services/saved-file.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

interface DataExportDependencies {
  services: () => Promise<ShopServices>;
  saveFile: SaveFile;
}

/** `dati-cestolieto-2026-11-21.json` */
const fileName = ({ shop, exportedAt }: PersonExport): string =>
  `dati-${shop.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`;

export const dataExportActors = ({ services, saveFile }: DataExportDependencies) => ({
  collectData: patient(
    fromPromise<PersonExport>(async ({ signal }) =>
      (await (await services()).account()).personalData.export({ signal }),
    ),
    { answerTimeout: 30_000 },
  ),
  saveFile: fromPromise<void, PersonExport | null>(async ({ input }) => {
    if (input === null) throw new Error('nothing was collected');
    await saveFile({
      name: fileName(input),
      type: 'application/json',
      text: JSON.stringify(input, null, 2),
    });
  }),
});
