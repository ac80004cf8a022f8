import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What `npx cap add` makes, as far as the native parts of an app change it; the rest of each file is left out. */
const made: Readonly<Record<string, string>> = {
  'android/app/src/main/AndroidManifest.xml': `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">

    <application
        android:allowBackup="true"
        android:theme="@style/AppTheme">

        <activity
            android:name=".MainActivity"
            android:exported="true">

            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>

        </activity>
    </application>

    <uses-permission android:name="android.permission.INTERNET" />
</manifest>
`,
  'android/app/src/main/res/values/styles.xml': `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <style name="AppTheme.NoActionBar" parent="Theme.AppCompat.DayNight.NoActionBar">
        <item name="windowActionBar">false</item>
    </style>

    <style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">
        <item name="android:background">@drawable/splash</item>
    </style>
</resources>`,
  'android/app/build.gradle': `android {
    defaultConfig {
        versionCode 1
        versionName "1.0"
    }
}
`,
  'ios/App/App/Info.plist': `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>CFBundleDevelopmentRegion</key>
	<string>en</string>
</dict>
</plist>
`,
  'ios/App/App/AppDelegate.swift': `class AppDelegate: UIResponder, UIApplicationDelegate {

    func applicationDidBecomeActive(_ application: UIApplication) {
    }
}
`,
  'ios/App/App.xcodeproj/project.pbxproj': `/* Begin PBXBuildFile section */
/* End PBXBuildFile section */

/* Begin PBXFileReference section */
/* End PBXFileReference section */

			children = (
				504EC3131FED79650016851F /* Info.plist */,
			);
			developmentRegion = en;
			knownRegions = (
				en,
				Base,
			);
			files = (
				504EC3121FED79650016851F /* LaunchScreen.storyboard in Resources */,
			);
			buildSettings = {
				CURRENT_PROJECT_VERSION = 1;
				INFOPLIST_FILE = App/Info.plist;
				MARKETING_VERSION = 1.0;
			};
			name = Debug;
			buildSettings = {
				CURRENT_PROJECT_VERSION = 1;
				INFOPLIST_FILE = App/Info.plist;
				MARKETING_VERSION = 1.0;
			};
			name = Release;
`,
};

/** Makes in a project what `npx cap add` makes for these kinds of phones. */
export async function addPlatforms(folder: string, platforms: readonly string[]): Promise<void> {
  for (const [path, text] of Object.entries(made)) {
    if (!platforms.some((platform) => path.startsWith(`${platform}/`))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
